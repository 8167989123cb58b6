// A worker thread of the pool: TypeScript as it stands.
import { register } from 'tsx/esm/api';

register();
/** @type {typeof import('./task.ts')} */
const { run } = await import('./task.ts');
export default run;
