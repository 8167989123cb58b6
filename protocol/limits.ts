/** How much of anything is taken. The page uses them to bound its fields, the server to refuse. */
export const limits = {
  /** Characters of a person's name. */
  name: 40,
  /** Characters of one chat message. */
  chat: 500,
  /** Chat messages that come with a hello. */
  chatMessages: 50,
  /** Bytes of one WebSocket message. */
  message: 32_768,
  /** Bytes of an HTTP body; packs are the largest, and a whole box of today's games is a tenth of it. */
  body: 262_144,
  /** Matches on one page of a list. */
  page: 30,
  /** Updates a resume may bring; who missed more gets a new hello. */
  missed: 400,
  seats: 16,
} as const;
