/** Settings, all from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Somebody else's PostgreSQL; null: our own on the data folder. */
  readonly databaseUrl: string | null;
  readonly data: string;
  readonly origins: readonly string[];
  /** Reverse proxies in front. */
  readonly proxies: number;
  readonly limited: boolean;
  /** Do bots answer at times that tell nothing? */
  readonly paced: boolean;
  /** With it, the figures may be asked for from elsewhere. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  /** Where the built page lies, if not in web/dist. */
  readonly webFolder?: string;
}

/** A setting that cannot be used, and which. */
export class ConfigError extends Error {}

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const port = Number(env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, not "${env['PORT']}".`);
  return {
    port,
    host: env['HOST'] ?? '0.0.0.0',
    databaseUrl: env['DATABASE_URL'] ?? null,
    data: env['ACCRETION_DATA'] ?? './data',
    origins: (env['ACCRETION_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    proxies: Number(env['ACCRETION_PROXY']) || 0,
    limited: env['ACCRETION_LIMITS'] !== 'off',
    paced: env['ACCRETION_PACE'] !== 'off',
    metricsToken: env['ACCRETION_METRICS'] || null,
    logLevel: env['LOG_LEVEL'] ?? 'info',
    ...(env['ACCRETION_WEB'] && { webFolder: env['ACCRETION_WEB'] }),
  };
}
