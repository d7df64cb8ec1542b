/** The language of a resume: English and Spanish are read, and people who write another are told so. */
import { expect, test } from 'vitest';
import { isInUnreadLanguage } from '../../server/matching/reading/unreadLanguage.ts';

test.each([
  [
    'German',
    'Lebenslauf\nBerufserfahrung\n2021 – heute Mechaniker, Werke AG\nWartung von Anlagen und Prüfung der Teile mit Messgeräten\nSprachen\nDeutsch, Englisch',
  ],
  [
    'French',
    'Expérience professionnelle\nInfirmière, Clinique des Tilleuls\ndepuis mars 2020\nSoins en chirurgie et suivi des patients pour le service\nLangues\nFrançais',
  ],
  [
    'Portuguese',
    'Experiência profissional\nEnfermeira, Hospital da Luz\nCuidados com os doentes e apoio às famílias, em turnos da noite\nFormação\nUniversidade do Porto',
  ],
  [
    'Italian',
    'Esperienza lavorativa\nCuoco presso il ristorante della stazione\nPreparazione dei piatti per la sera e gestione degli ordini nel turno\nIstruzione',
  ],
  [
    'Dutch',
    'Werkervaring\nMonteur bij een bedrijf in Utrecht\nOnderhoud van het wagenpark en reparaties aan bussen voor klanten\nOpleiding',
  ],
  [
    'Polish',
    'Doświadczenie zawodowe\nKsięgowa w firmie handlowej\nProwadzenie ksiąg oraz rozliczenia z urzędem, od 2019 do dziś\nWykształcenie\nUmiejętności',
  ],
  [
    'Romanian',
    'Experiență\nContabil la o firmă din Cluj\nEvidența facturilor și relația cu clienții pentru magazin\nEducație\nCompetențe',
  ],
  [
    'Turkish',
    'İş deneyimi\nMuhasebeci olarak bir şirkette çalıştım\nFaturalar ve ödemeler için kayıt tuttum, daha sonra eğitim verdim\nBeceriler\nDiller',
  ],
  [
    'Swedish',
    'Arbetslivserfarenhet\nSjuksköterska på ett sjukhus i Umeå\nVård av patienter och stöd till anhöriga för avdelningen\nUtbildning\nSpråk',
  ],
  [
    'Catalan',
    'Experiència\nInfermera amb deu anys als hospitals de Girona\nCura dels malalts i suport a les famílies, per torns\nFormació\nIdiomes',
  ],
  ['Russian', 'Опыт работы\nБухгалтер, ООО «Заря»\nВедение учёта и отчётность перед налоговой службой'],
  [
    'Chinese',
    '工作经历\n软件工程师，上海科技有限公司\n负责支付系统的开发和维护，带领五人团队完成项目\n教育背景\n复旦大学计算机科学学士学位',
  ],
  ['Arabic', 'الخبرة العملية\nمحاسب في شركة تجارية\nإعداد القوائم المالية ومتابعة الفواتير مع العملاء'],
  ['Hindi', 'कार्य अनुभव\nलेखाकार, जयपुर व्यापार कंपनी\nखातों का रखरखाव और बिलों की जाँच'],
])('a resume in %s is in a language that is not read', (_, text) => {
  expect(isInUnreadLanguage(text)).toBe(true);
});

test.each([
  [
    'English',
    'Experience\nNurse, Hollow Hospital\nCared for six patients a shift and trained new nurses in wound care\nEducation',
  ],
  [
    'Spanish',
    'Experiencia laboral\nTécnica de nóminas, Gestoría Abando\nCálculo de nóminas para 300 personas con A3Nom\nFormación',
  ],
  [
    'English, of someone who lives abroad',
    'Anke de Vries, van der Laan 3, Den Haag\nExperience\nEngineer at Stahl und Söhne GmbH\nBuilt tools for the line and led a team of five',
  ],
  [
    'English, with languages listed',
    'Nurse with ten years of work in hospitals\nLanguages\nDeutsch, Français, Português, Italiano, Русский, 中文',
  ],
  ['too few words to tell', 'Ada Vale\nada@example.com\n2019 - 2024'],
])('a resume in %s is not', (_, text) => {
  expect(isInUnreadLanguage(text)).toBe(false);
});
