/** The company's administrators. */

import { useQuery } from '@tanstack/react-query';
import type { Administrator } from '../../schemas/administrator.ts';
import { fullName } from '../../schemas/base/fullName.ts';
import { useServices } from '../../src/session/session.tsx';

export const administratorsKey = ['administrators'];

export function useAdministrators() {
  const { client } = useServices();
  return useQuery({
    queryKey: administratorsKey,
    queryFn: ({ signal }) => client.call('administrators', { signal }),
  });
}

/** First and last name; the address of an owner who has entered none. */
export const administratorName = ({
  administratorFirstName: first,
  administratorLastName: last,
  administratorEmail: email,
}: Administrator): string => fullName(first, last) || email;
