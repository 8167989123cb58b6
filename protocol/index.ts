export * from './errors.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './parse.ts';
export * from './parts.ts';
