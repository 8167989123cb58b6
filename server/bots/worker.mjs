// A worker thread of the pool: TypeScript as it stands.
import { register } from 'tsx/esm/api';

register();
/** @type {typeof import('./task.ts')} */
export const { run } = await import('./task.ts');
