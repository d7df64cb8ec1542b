import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link } from 'react-admin';
import { addresses } from '../../../schemas/addresses.ts';
import { EmptyState } from '../../../src/components/states/EmptyState.tsx';
import { t } from '../../../src/i18n/t.ts';
import { useNextLists } from '../../common/useNextLists.ts';

interface QueueEndProps {
  title: string;
  /** A sentence on what is done. */
  text: string;
}

/** The end of the morning's work: what is done, what brings the next lists, and the way on. */
export function QueueEnd({ title, text }: QueueEndProps) {
  const next = useNextLists();
  return (
    <Card>
      <EmptyState
        title={title}
        text={`${text} ${next.words}`}
        action={
          <>
            {next.needsPlan && (
              <Button component={Link} to={addresses.recruiter.subscription} variant="contained">
                {t('See the plan')}
              </Button>
            )}
            <Button component={Link} to={addresses.recruiter.home} variant="outlined">
              {t('Home')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
