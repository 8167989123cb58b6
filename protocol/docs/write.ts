/** npm run protocol: writes docs/protocol.md and docs/openapi.json. */
import { writeFileSync } from 'node:fs';
import { markdown } from './markdown.ts';
import { openapi } from './openapi.ts';

const folder = new URL('../../docs/', import.meta.url);
writeFileSync(new URL('protocol.md', folder), markdown());
writeFileSync(new URL('openapi.json', folder), openapi());
