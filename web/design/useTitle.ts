import { useEffect } from 'react';

/** The title of the tab, which a screen reader says first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Accretion' ? title : `${title} · Accretion`;
  }, [title]);
}
