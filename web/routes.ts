/** The pages by address, each loaded when first visited. Add new pages here. */
import { type ComponentType, lazy } from 'react';
import { withPageTexts } from './texts/texts.ts';

export interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

type Loaded = { readonly default: ComponentType };

/** A page besides lobby and match, with its own texts. */
const page = (load: () => Promise<Loaded>) => lazy(() => withPageTexts(load()));

export const routes: readonly PageRoute[] = [
  { path: '/', Page: lazy(() => import('./lobby/LobbyPage.tsx')) },
  { path: '/table/:id', Page: lazy(() => import('./frame/MatchPage.tsx')) },
  { path: '/match/:id', Page: page(() => import('./invitation/InvitationPage.tsx')) },
  { path: '/me', Page: page(() => import('./pages/MePage.tsx')) },
  { path: '/guide/:game', Page: page(() => import('./guide/GuidePage.tsx')) },
  { path: '/replay/:id?', Page: page(() => import('./replay/ReplayPage.tsx')) },
  { path: '/packs', Page: page(() => import('./packs/PacksPage.tsx')) },
  { path: '/learn/:game', Page: page(() => import('./learn/LearnPage.tsx')) },
  { path: '/about', Page: page(() => import('./pages/AboutPage.tsx')) },
];

export const NotFoundPage = lazy(() => import('./pages/NotFoundPage.tsx'));
