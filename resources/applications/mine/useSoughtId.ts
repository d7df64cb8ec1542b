import { useLocation } from 'react-admin';
import { searchParam } from '../../common/searchParam.ts';

/** The application someone came to see, as it stands in the address. */
export const useSoughtId = (): string | null => searchParam(useLocation().search, 'application');
