/** Something only the operator can mend, said in one sentence. It is shown without a stack trace. */
export class Trouble extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code that Node, PostgreSQL and its driver put on their errors. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
