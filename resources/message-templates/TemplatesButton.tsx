import TemplateIcon from '@mui/icons-material/TextSnippetOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../src/i18n/t.ts';
import type { About } from './useFacts.ts';

/** Loaded when it is opened. */
const TemplatesMenu = lazy(async () => ({ default: (await import('./TemplatesMenu.tsx')).TemplatesMenu }));

interface TemplatesButtonProps {
  /** Null for a text to several people: its fields are filled in as it is sent. */
  about: About | null;
  disabled?: boolean | undefined;
  /** Whether what is typed outlives the page: only then the menu leads to where templates are managed. */
  keepsText?: boolean;
  /** Is given the chosen text, its fields filled in as far as the facts are known. */
  onInsert: (text: string) => void;
}

/** Opens the employer's templates, to begin a text from one. */
export function TemplatesButton({
  about,
  disabled = false,
  keepsText = false,
  onInsert,
}: TemplatesButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        startIcon={<TemplateIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
        sx={{ minHeight: 44 }}
      >
        {t('Templates')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <TemplatesMenu
            about={about}
            anchor={anchor}
            leadsAway={keepsText}
            onInsert={onInsert}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
