/** The page, if it has been built: files with a hash in their name may be kept for ever, the rest is requested again each time. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Fault } from './fault.ts';

export async function registerWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(files, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = /[.-][\w-]{8,}\.\w+$/.test(path) && path.includes('assets');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (isBuilt && isPage) return reply.sendFile('index.html');
    const { failure, status } = new Fault('notFound');
    return reply.code(status).send(failure);
  });
}
