import type { TableModule } from '@accretion/games/tables';
import { useEffect, useState } from 'react';

/** A table with all its words as soon as they are loaded. */
export function useWhole(first: TableModule): TableModule {
  const [whole, learn] = useState<{ readonly of: TableModule; readonly module: TableModule } | null>(null);
  useEffect(() => {
    // If they do not load, the page says that a part of it is missing.
    first.whole?.().then(
      (module) => learn({ of: first, module }),
      () => undefined,
    );
  }, [first]);
  return whole?.of === first ? whole.module : first;
}
