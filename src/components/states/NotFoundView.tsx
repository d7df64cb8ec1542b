import Button from '@mui/material/Button';
import { useText } from '../texts/useText.ts';
import { EmptyState } from './EmptyState.tsx';

interface NotFoundViewProps {
  /** Where the link leads. */
  homeHref?: string;
}

/** The page of an address that leads nowhere. */
export function NotFoundView({ homeHref = '/' }: NotFoundViewProps) {
  const t = useText();
  return (
    <EmptyState
      level="h1"
      title={t('Page Not Found')}
      text={t("The page you're looking for doesn't exist or has been moved.")}
      action={
        <Button href={homeHref} variant="contained">
          {t('Back to Home')}
        </Button>
      }
    />
  );
}
