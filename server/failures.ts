/** Why the server cannot run, as a sentence for its operator. Unexpected errors keep their stack trace. */
import { type Config, ConfigError } from './config.ts';
import { Trouble } from './database/trouble.ts';
import { isUnavailable } from './database/unavailable.ts';

/** The address without its password. */
function withoutPassword(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

export function sentenceFor(error: unknown, config: Config | null): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Trouble || error instanceof ConfigError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (config !== null && (syscall === 'listen' || syscall === 'bind')) {
    const place = `port ${config.port} on ${config.host}`;
    if (code === 'EADDRINUSE') {
      return `Something else is already using ${place}; end it, or set PORT to another port.`;
    }
    if (code === 'EACCES') return `This user may not use ${place}; set PORT to one above 1023.`;
    return `It cannot listen at ${place}: ${error.message}.`;
  }
  if (config?.databaseUrl != null && (isUnavailable(error) || isRefused(code))) {
    const reason = error.message === '' ? code : error.message;
    return `The database at ${withoutPassword(config.databaseUrl)} cannot be used: ${reason}.`;
  }
  return error.stack ?? error.message;
}

/** By PostgreSQL: a wrong password (28), no such database (3D), no permission (42501). */
const isRefused = (code: string | undefined): boolean => /^(28|3D|42501)/.test(code ?? '');
