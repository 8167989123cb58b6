/** Something only the operator can mend, said in one sentence. It is shown without a stack trace. */
export class Trouble extends Error {}
