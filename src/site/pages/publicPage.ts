import type { ComponentType } from 'react';
import type { Plan } from '../../../schemas/plans.ts';

/** The data a page about the product may be made from. */
export interface PublicPageProps {
  plans: readonly Plan[];
}

export type PublicPage = ComponentType<PublicPageProps>;
