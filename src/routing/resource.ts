/** A resource of react-admin as the app declares it, each in the `index.ts` of its folder. */
import type { RouteComponent } from '@tanstack/react-router';
import type { Permission } from '../../schemas/calls/permissions.ts';
import type { Preload } from '../client/preload.ts';
import type { ResourceName } from '../client/resources.ts';
import type { LazyText } from '../i18n/t.ts';

/** One of its pages. Nothing of it is loaded before someone means to go there. */
export interface View {
  component: RouteComponent;
  permission: Permission;
  /** Fetches its data ahead; without it the page begins with nothing of its own. */
  preload?: () => Promise<{ preload: Preload }>;
}

export interface Resource {
  name: ResourceName;
  label: LazyText;
  /** The field a record is called by. */
  recordRepresentation: string;
  views: Partial<Record<'list' | 'create' | 'edit' | 'show', View>>;
}
