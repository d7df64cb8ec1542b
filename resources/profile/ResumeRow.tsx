import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resume } from '../../schemas/resume.ts';
import { formatDate } from '../../src/i18n/formatDate.ts';
import { t } from '../../src/i18n/t.ts';
import { touch, touchTarget } from '../../src/kit/touch.ts';
import { UnreadPages } from '../../src/product/document/UnreadPages.tsx';
import { useServices } from '../../src/session/session.tsx';
import { AskedResume } from '../common/ResumeFile.tsx';

interface ResumeRowProps {
  resume: Resume;
  /** While another change is on its way. */
  disabled: boolean;
  onRename: () => void;
  onMakeMain: () => void;
  onRemove: () => void;
}

/** One resume: what was read from it, and what can be done with it. */
export function ResumeRow({ resume, disabled, onRename, onMakeMain, onRemove }: ResumeRowProps) {
  const { resumeName, isMain, headline, yearsOfExperience: years, applicationsCount } = resume;
  const [isShown, setShown] = useState(false);
  const facts = [
    headline,
    years === null ? '' : t('{years, plural, one {# year} other {# years}}', { years }),
    resume.skills.slice(0, 3).join(', '),
  ];
  const told = [
    resume.resumeFileName,
    t('added {date}', { date: formatDate(resume.resumeAddedAt) ?? '' }),
    applicationsCount > 0 &&
      t('{count, plural, one {# application} other {# applications}}', { count: applicationsCount }),
  ];
  const act = { size: 'small', disabled, sx: { [touch]: { minHeight: touchTarget } } } as const;
  const name = { name: resumeName };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        py: 1.5,
        minWidth: 0,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h3" variant="subtitle1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {resumeName}
        </Typography>
        {isMain && <Chip size="small" color="primary" variant="outlined" label={t('Main')} />}
      </Box>
      {facts.some(Boolean) && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {told.filter(Boolean).join(' · ')}
      </Typography>
      <UnreadPages pages={resume.resumeUnreadPages} ocrPages={resume.resumeOcrPages} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.75 }}>
        {!isMain && (
          <>
            <Button
              {...act}
              aria-expanded={isShown}
              aria-label={isShown ? t('Hide {name}', name) : t('View {name}', name)}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? t('Hide') : t('View')}
            </Button>
            <Button {...act} aria-label={t('Make main: {name}', name)} onClick={onMakeMain}>
              {t('Make main')}
            </Button>
          </>
        )}
        <Button {...act} aria-label={t('Rename {name}', name)} onClick={onRename}>
          {t('Rename')}
        </Button>
        {!isMain && (
          <Button {...act} color="error" aria-label={t('Remove {name}', name)} onClick={onRemove}>
            {t('Remove')}
          </Button>
        )}
      </Box>
      {isShown && !isMain && <OwnFile resume={resume} />}
    </Box>
  );
}

/** The resume as it was uploaded. */
function OwnFile({ resume: { id, resumeFileName } }: { resume: Resume }) {
  const { client } = useServices();
  const query = useQuery({
    queryKey: ['resumes', 'file', id],
    queryFn: ({ signal }) => client.call('resumeFile', { params: { id }, signal }),
  });
  return <AskedResume query={query} fileName={resumeFileName} height="min(70dvh, 720px)" />;
}
