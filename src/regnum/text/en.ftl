player = Player { $n }
