/** Pictures of the product, made by `npm run screenshots -- public` from the demo data. */
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
  /** In CSS pixels. */
  width: number;
  height: number;
  light: string;
  dark: string;
}

const desk = { width: 1200, height: 780 };
const phone = { width: 390, height: 760 };

export const shots = {
  dailyList: { ...desk, light: dailyListLight, dark: dailyListDark },
  evidence: { ...desk, light: evidenceLight, dark: evidenceDark },
  board: { ...desk, light: boardLight, dark: boardDark },
  employer: { ...desk, light: employerLight, dark: employerDark },
  standing: { ...phone, light: standingLight, dark: standingDark },
} satisfies Record<string, ShotFiles>;

export type ShotName = keyof typeof shots;
