/** Addresses of the pages, written in one place. */
export const addressOf = {
  lobby: '/',
  table: (id: string) => `/table/${id}`,
  /** As the server's links say. */
  invitation: (id: string) => `/match/${id}`,
  me: '/me',
  guide: (game: string, rule?: string) => `/guide/${game}${rule === undefined ? '' : `#${rule}`}`,
  replay: (id: string) => `/replay/${id}`,
  records: '/replay',
  packs: '/packs',
  learn: (game: string) => `/learn/${game}`,
} as const;
