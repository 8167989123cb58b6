/** Before any schema is made: none may build code from text, the page's security policy forbids it. */
import { config } from 'zod/mini';

config({ jitless: true });
