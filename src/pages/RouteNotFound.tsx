import { useEffect } from 'react';
import { NotFoundView } from '../components/NotFoundView.tsx';
import { setDocumentTitle } from './documentTitle.ts';

/** The page of an address nothing lives at. */
export function RouteNotFound() {
  useEffect(() => setDocumentTitle('Page Not Found'), []);
  return <NotFoundView />;
}
