import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './design/ErrorBoundary.tsx';
import { Waiting } from './design/Waiting.tsx';
import { NotFoundPage, routes } from './routes.ts';

export function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Switch>
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} component={Page} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
