import { createHash, randomBytes } from 'node:crypto';

/** An id nobody can guess: 144 random bits. */
export const newId = (): string => randomBytes(18).toString('base64url');

/** What is kept of a token: who reads the database cannot use it. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A number nobody can guess, of which a seed is made. */
export const newNonce = (): string => randomBytes(32).toString('hex');
