// The covers of the games, drawn by tools/covers.py, and the pictures of their boards, taken by tools/pictures.py.

const found = import.meta.glob<string>('./covers/*.svg', { eager: true, query: '?url', import: 'default' })

export const coverOf = (game: string): string | undefined => found[`./covers/${game}.svg`]

export const pictureOf = (game: string, what: string, lang: string, dark: boolean): string =>
  `/pictures/${game}-${what}-${lang}-${dark ? 'dark' : 'light'}.avif`
