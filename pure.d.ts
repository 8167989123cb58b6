// The few globals beyond the language that Node and every browser share and rules may use (tsconfig.pure.json).
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
