/**
 * The names of our connections in the database's own list, by which servers know of each other. PostgreSQL lists a
 * connection for a moment after it was closed, so a server that is about to end renames its own first: see `leaving`.
 */

/** The name of every connection that has none of its own, and how the names of all the others begin. */
export const ours = 'accretion';
/** One for each server on the bundled PostgreSQL: it keeps it running. */
export const supervisor = 'accretion supervisor';
/** One for each server: by it the server hears of the others. */
export const fanOut = 'accretion fan-out';
/** By it a server finds out whether the database answers. */
export const health = 'accretion health';
export const backup = 'accretion backup';
/** What supervisor and fan-out are renamed to when their server is about to end. */
export const leaving = 'accretion leaving';
