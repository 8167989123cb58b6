import { useEffect } from 'react';

/** The title of the tab, which a screen reader says first. */
export function useTitle(title: string): void {
  useWholeTitle(title === 'Accretion' ? title : `${title} · Accretion`);
}

/** A title as it is, without the name of the page. */
export function useWholeTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
