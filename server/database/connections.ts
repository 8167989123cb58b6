/**
 * What our connections are called in the database's list of them, by which servers know of each other. A closed
 * connection stays in that list for a moment, so whoever counts there is told before: see `leaving`.
 */

/** The name of every connection that has none of its own. */
export const ours = 'accretion';
/** One for each server on the bundled PostgreSQL: it keeps it running. */
export const supervisor = 'accretion supervisor';
/** One for each server: by it the server hears of the others. */
export const fanOut = 'accretion fan-out';
/** What both are called from the moment on when their server is about to end. */
export const leaving = 'accretion leaving';
