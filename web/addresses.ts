/** Addresses of the pages, written in one place. */
export const addressOf = {
  lobby: '/',
  /** A match that has begun, in the page or on a server. */
  table: (id: string) => `/table/${id}`,
  /** A match on a server that is yet to begin; the server's links say the same. */
  invitation: (id: string) => `/match/${id}`,
  me: '/me',
  guide: (game: string, rule?: string) => `/guide/${game}${rule === undefined ? '' : `#${rule}`}`,
  replay: (id: string) => `/replay/${id}`,
  records: '/replay',
  packs: '/packs',
  learn: (game: string) => `/learn/${game}`,
} as const;
