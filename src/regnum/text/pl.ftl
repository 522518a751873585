player = Gracz { $n }
