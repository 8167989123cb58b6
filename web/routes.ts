/** The pages by address, each loaded when first visited. A new page is a line here. */
import { type ComponentType, lazy } from 'react';

export interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

export const routes: readonly PageRoute[] = [
  { path: '/', Page: lazy(() => import('./lobby/LobbyPage.tsx')) },
  { path: '/table/:id', Page: lazy(() => import('./table/TablePage.tsx')) },
  { path: '/match/:id', Page: lazy(() => import('./invitation/InvitationPage.tsx')) },
  { path: '/me', Page: lazy(() => import('./pages/MePage.tsx')) },
  { path: '/guide/:game', Page: lazy(() => import('./guide/GuidePage.tsx')) },
  { path: '/replay/:id?', Page: lazy(() => import('./replay/ReplayPage.tsx')) },
  { path: '/packs', Page: lazy(() => import('./packs/PacksPage.tsx')) },
  { path: '/learn/:game', Page: lazy(() => import('./learn/LearnPage.tsx')) },
  { path: '/about', Page: lazy(() => import('./pages/AboutPage.tsx')) },
];

export const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));
