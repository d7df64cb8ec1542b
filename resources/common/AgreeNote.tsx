import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { legalPaths } from '../../schemas/legal.ts';
import { Rich } from '../../src/i18n/Rich.tsx';
import { t } from '../../src/i18n/t.ts';
import { useServices } from '../../src/session/session.tsx';
import { agreementQuery } from './agreement.ts';

/** In a tab of its own: what is filled in must not get lost for reading. */
const page = (href: string) => (words: string) => (
  <Link href={href} target="_blank" rel="noopener">
    {words}
  </Link>
);

const texts = {
  creating: () =>
    t(
      'By creating an account you agree to the <terms>terms</terms>. The <privacy>privacy notice</privacy> says what happens with your data.',
    ),
  accepting: () =>
    t(
      'By accepting you agree to the <terms>terms</terms>. The <privacy>privacy notice</privacy> says what happens with your data.',
    ),
};

/** Says beside the last button what pressing it agrees to. @param by what the button does */
export function AgreeNote({ by = 'creating' }: { by?: keyof typeof texts }) {
  const { client } = useServices();
  useQuery(agreementQuery(client));
  return (
    <Typography variant="body2" color="text.secondary">
      <Rich text={texts[by]()} tags={{ terms: page(legalPaths.TERMS), privacy: page(legalPaths.PRIVACY) }} />
    </Typography>
  );
}
