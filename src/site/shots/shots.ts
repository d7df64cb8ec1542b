/** Pictures of the product, made by `npm run screenshots -- public` from the demo data. */
import { type LazyText, t } from '../../i18n/t.ts';
import boardDark from './board-dark.webp';
import boardLight from './board-light.webp';
import dailyListDark from './dailyList-dark.webp';
import dailyListLight from './dailyList-light.webp';
import employerDark from './employer-dark.webp';
import employerLight from './employer-light.webp';
import evidenceDark from './evidence-dark.webp';
import evidenceLight from './evidence-light.webp';
import standingDark from './standing-dark.webp';
import standingLight from './standing-light.webp';

interface ShotFiles {
  /** A description of the picture, for people who do not see it. */
  alt: LazyText;
  /** In CSS pixels. */
  width: number;
  height: number;
  light: string;
  dark: string;
}

const desk = { width: 1200, height: 780 };
const phone = { width: 390, height: 760 };

export const shots = {
  dailyList: {
    ...desk,
    light: dailyListLight,
    dark: dailyListDark,
    alt: () => t('A daily list: ranked candidates with score, reasons and decisions.'),
  },
  evidence: {
    ...desk,
    light: evidenceLight,
    dark: evidenceDark,
    alt: () => t('A candidate: each criterion with a quotation, beside the resume.'),
  },
  board: {
    ...desk,
    light: boardLight,
    dark: boardDark,
    alt: () => t('The board of a job: stages as columns, candidates as cards.'),
  },
  employer: {
    ...desk,
    light: employerLight,
    dark: employerDark,
    alt: () => t("An employer's home: recruiters and figures of the organisation."),
  },
  standing: {
    ...phone,
    light: standingLight,
    dark: standingDark,
    alt: () => t("A candidate's applications with stage and promised answer date."),
  },
} satisfies Record<string, ShotFiles>;

export type ShotName = keyof typeof shots;
