import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { saveFile } from '../../components/lists/saveFile.ts';
import { problemOf } from '../../components/states/problemOf.ts';
import { notify } from '../../components/toasts/notify.ts';
import { t } from '../../i18n/t.ts';
import { ChartTable } from './ChartTable.tsx';
import { type ChartTableData, chartCsv, csvName, hasFigures } from './chartData.ts';
import { HiddenTable } from './HiddenTable.tsx';

interface ChartCardProps {
  title: string;
  /** The meaning of the figures, in a line. */
  text?: string | undefined;
  /** Level of the title in the page's outline. */
  level?: 'h2' | 'h3';
  /** The figures of the picture. */
  data: ChartTableData;
  /** Where the table tells more than the picture: what it and the file hold. */
  wholeData?: ChartTableData | undefined;
  /** The control that chooses the contents, beside the title. */
  choice?: ReactNode;
  /** Height of the picture in CSS pixels. */
  height: number;
  /** Said in place of a picture without figures. */
  empty: string;
  /** The picture; may be lazy. */
  children: ReactNode;
}

/**
 * A chart with its table behind it. A screen reader gets the table, everyone can switch to it, and it can be taken
 * away as CSV.
 */
export function ChartCard(props: ChartCardProps) {
  const { title, text, level = 'h2', data, wholeData = data, choice, height, empty, children } = props;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const filled = hasFigures(wholeData);
  const drawn = hasFigures(data);
  const save = async () => {
    try {
      saveFile(new Blob([await chartCsv(wholeData)], { type: 'text/csv' }), csvName(title, new Date()));
    } catch (error) {
      const reason = problemOf(error, t).detail;
      notify(t('The file could not be made. {reason}', { reason }), { kind: 'error' });
    }
  };
  return (
    <Card
      component="section"
      aria-labelledby={id}
      // Hidden elements are placed in here, so that they add nothing to the page's height.
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, position: 'relative', overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} component={level} variant="h3">
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
              {text}
            </Typography>
          )}
        </Box>
        {filled && (
          <>
            <CardButton
              label={t('Show {title} as a table', { title })}
              pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <TableIcon />
            </CardButton>
            <CardButton label={t('Download {title} as CSV', { title })} onClick={() => void save()}>
              <DownloadIcon />
            </CardButton>
          </>
        )}
      </Box>
      {filled && choice}
      {filled && asTable ? (
        <ChartTable title={title} data={wholeData} />
      ) : drawn ? (
        <>
          <Box aria-hidden sx={{ minHeight: height }}>
            <Suspense fallback={<Skeleton variant="rounded" height={height} />}>{children}</Suspense>
          </Box>
          <HiddenTable title={title} data={wholeData} />
        </>
      ) : (
        <Typography color="text.secondary" sx={{ py: 4, textAlign: 'center' }}>
          {empty}
        </Typography>
      )}
    </Card>
  );
}

interface CardButtonProps {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function CardButton({ label, pressed, onClick, children }: CardButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={pressed}
        color={pressed ? 'primary' : 'default'}
        onClick={onClick}
        sx={{ width: 36, height: 36, bgcolor: pressed ? 'action.selected' : undefined }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
