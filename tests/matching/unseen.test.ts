import { describe, expect, it } from 'vitest';
import { bandFloor } from '../../server/matching/scoring/score.ts';
import { candidateOf, jobOf, match } from './support.ts';

const resume = (title: string, years: string, did: string, before = '') =>
  `${title}\nEXPERIENCE\n${title}, North Company, ${years}\n${did}\n${before}`;

/** Occupations of none of the data: someone who fits, someone of a neighbouring one, someone of another. */
const postings: { title: string; description: string; fits: string; near: string; far: string }[] = [
  {
    title: 'Beekeeper',
    description:
      'Run 400 hives.\nRequirements\n- Beekeeping\n- Queen rearing and swarm control\n- Honey extraction',
    fits: resume(
      'Beekeeper',
      '2016 - 2024',
      'Kept 300 hives; queen rearing, swarm control and honey extraction.',
    ),
    near: resume(
      'Farm Hand',
      '2018 - 2024',
      'Fed livestock, mended fences and helped with honey extraction.',
    ),
    far: resume('Payroll Clerk', '2015 - 2024', 'Ran payroll for 300 employees and filed tax forms.'),
  },
  {
    title: 'Piano Tuner',
    description:
      'Tune and regulate grand and upright pianos.\nRequirements\n- Piano tuning by ear\n- Action regulation and voicing',
    fits: resume(
      'Piano Technician',
      '2012 - 2024',
      'Tuned pianos by ear, regulated actions and voiced hammers of grand pianos.',
    ),
    near: resume(
      'Guitar Repairer',
      '2014 - 2024',
      'Set up guitars, levelled frets; tuned upright pianos for friends of the shop.',
    ),
    far: resume('Truck Driver', '2010 - 2024', 'Drove long haul routes and kept logs.'),
  },
  {
    title: 'Veterinary Technician',
    description:
      'Assist with surgery on dogs and cats.\nRequirements\n- Veterinary anesthesia monitoring\n- Venipuncture in animals\n- Dental radiographs',
    fits: resume(
      'Veterinary Technician',
      '2017 - 2024',
      'Monitored veterinary anesthesia in surgery on dogs and cats, venipuncture, dental radiographs.',
    ),
    near: resume(
      'Kennel Attendant',
      '2019 - 2024',
      'Walked and fed dogs and cats and cleaned kennels of a veterinary clinic.',
    ),
    far: resume('Bank Teller', '2016 - 2024', 'Took deposits and balanced a cash drawer.'),
  },
  {
    title: 'Elevator Mechanic',
    description:
      'Service traction and hydraulic elevators.\nRequirements\n- Elevator troubleshooting\n- Controller wiring\n- Hydraulic jacks',
    fits: resume(
      'Elevator Technician',
      '2011 - 2024',
      'Elevator troubleshooting on traction and hydraulic elevators; controller wiring; replaced hydraulic jacks.',
    ),
    near: resume(
      'Industrial Electrician',
      '2013 - 2024',
      'Controller wiring of conveyors, motor drives and troubleshooting.',
    ),
    far: resume('Dental Hygienist', '2012 - 2024', 'Cleaned teeth and took impressions.'),
  },
  {
    title: 'Sommelier',
    description:
      'Lead our wine program.\nRequirements\n- Wine pairing and cellar management\n- Blind tasting\n- Certified Sommelier',
    fits: resume(
      'Sommelier',
      '2015 - 2024',
      'Certified Sommelier; wine pairing, cellar management of 900 labels, blind tasting with staff.',
    ),
    near: resume(
      'Bartender',
      '2017 - 2024',
      'Mixed cocktails, suggested wine to guests, kept the bar stocked.',
    ),
    far: resume('Roofer', '2014 - 2024', 'Laid shingles and flashing.'),
  },
  {
    title: 'Court Reporter',
    description:
      'Record hearings verbatim.\nRequirements\n- Stenography at 225 words per minute\n- Realtime transcription\n- Depositions',
    fits: resume(
      'Stenographer',
      '2013 - 2024',
      'Stenography of hearings and depositions at 240 words per minute, realtime transcription in court.',
    ),
    near: resume(
      'Legal Secretary',
      '2015 - 2024',
      'Typed transcripts of depositions for attorneys and filed briefs.',
    ),
    far: resume('Barista', '2019 - 2024', 'Pulled espresso and trained staff.'),
  },
  {
    title: 'Tree Surgeon',
    description:
      'Climb and fell.\nRequirements\n- Tree climbing with ropes\n- Chainsaw felling\n- Crown reduction and pruning',
    fits: resume(
      'Arborist',
      '2014 - 2024',
      'Tree climbing with ropes, chainsaw felling, crown reduction and pruning of oaks.',
    ),
    near: resume('Landscaper', '2016 - 2024', 'Mowed lawns, pruning of hedges and planting.'),
    far: resume('Insurance Underwriter', '2012 - 2024', 'Assessed risk of home policies.'),
  },
  {
    title: 'Air Traffic Controller',
    description:
      'Tower and approach.\nRequirements\n- Radar separation of aircraft\n- Tower clearances\n- Phraseology',
    fits: resume(
      'Air Traffic Controller',
      '2010 - 2024',
      'Radar separation of aircraft on approach, tower clearances in standard phraseology.',
    ),
    near: resume('Flight Dispatcher', '2014 - 2024', 'Planned routes of aircraft and gave weather to crews.'),
    far: resume('Florist', '2011 - 2024', 'Made bouquets for weddings.'),
  },
  {
    title: 'Shoemaker',
    description:
      'Bespoke footwear.\nRequirements\n- Lasting and welting\n- Leather cutting and clicking\n- Pattern making for shoes',
    fits: resume(
      'Shoemaker',
      '2009 - 2024',
      'Bespoke shoes: lasting, welting, leather cutting and pattern making.',
    ),
    near: resume('Leather Worker', '2015 - 2024', 'Leather cutting and stitching of bags and belts.'),
    far: resume('Web Developer', '2016 - 2024', 'Built sites in JavaScript.'),
  },
  {
    title: 'Funeral Director',
    description:
      'Care for families.\nRequirements\n- Funeral arrangements\n- Embalming\n- Funeral director license',
    fits: resume(
      'Funeral Director',
      '2011 - 2024',
      'Funeral arrangements with families; embalming; licensed funeral director.',
    ),
    near: resume('Mortuary Assistant', '2018 - 2024', 'Helped with embalming and drove the hearse.'),
    far: resume('Data Analyst', '2015 - 2024', 'Wrote SQL and dashboards.'),
  },
  {
    title: 'Locksmith',
    description:
      'Mobile work for homes and shops.\nRequirements\n- Lock rekeying and master key systems\n- Safe opening\n- Automotive key cutting',
    fits: resume(
      'Lock Technician',
      '2013 - 2024',
      'Rekeyed locks, built master key systems, opened safes and cut automotive keys from a van.',
    ),
    near: resume(
      'Alarm Installer',
      '2015 - 2024',
      'Mounted door contacts, cameras and electric locks in shops.',
    ),
    far: resume('Speech Therapist', '2014 - 2024', 'Treated children who stammer.'),
  },
  {
    title: 'Taxidermist',
    description:
      'Mounts for museums.\nRequirements\n- Skinning and tanning of hides\n- Habitat dioramas\n- Sculpting of manikins',
    fits: resume(
      'Museum Preparator',
      '2010 - 2024',
      'Skinned and tanned hides, sculpted manikins and built habitat dioramas with mounts of birds.',
    ),
    near: resume('Exhibit Builder', '2016 - 2024', 'Built cases and dioramas for a museum of science.'),
    far: resume('Loan Officer', '2012 - 2024', 'Sold mortgages to families.'),
  },
  {
    title: 'Chimney Sweep',
    description:
      'Serve old houses.\nRequirements\n- Sweeping of flues and fireplaces\n- Camera inspection of chimneys\n- Relining and masonry repairs',
    fits: resume(
      'Chimney Technician',
      '2014 - 2024',
      'Swept flues and fireplaces, inspected chimneys by camera, relined them and repaired their masonry.',
    ),
    near: resume(
      'Bricklayer',
      '2012 - 2024',
      'Laid brick, pointed masonry and rebuilt the tops of chimneys.',
    ),
    far: resume('Copywriter', '2015 - 2024', 'Wrote slogans for soap.'),
  },
  {
    title: 'Técnico de prótesis dental',
    description:
      'Laboratorio dental.\nRequisitos\n- Coronas y puentes de porcelana\n- Modelado en cera\n- Diseño CAD/CAM de prótesis',
    fits: resume(
      'Protésico dental',
      '2012 - 2024',
      'Coronas y puentes de porcelana, modelado en cera y diseño CAD/CAM de prótesis en laboratorio dental.',
    ),
    near: resume(
      'Auxiliar de clínica dental',
      '2017 - 2024',
      'Preparación del gabinete dental y vaciado de modelos.',
    ),
    far: resume('Camarero', '2015 - 2024', 'Servicio de mesas y barra.'),
  },
  {
    title: 'Casino Dealer',
    description:
      'Table games.\nRequirements\n- Dealing blackjack and baccarat\n- Roulette payouts\n- Gaming license',
    fits: resume(
      'Croupier',
      '2015 - 2024',
      'Dealt blackjack and baccarat, figured roulette payouts; holds a gaming license.',
    ),
    near: resume('Casino Cashier', '2017 - 2024', 'Exchanged chips and counted the cage of a casino.'),
    far: resume('Plumber', '2011 - 2024', 'Soldered pipes and unclogged drains.'),
  },
];

describe.each(postings)('for a $title', ({ title, description, fits, near, far }) => {
  const pool = [fits, near, far].map((text) => candidateOf(text));
  const [first, second, third] = pool.map((candidate) =>
    match(jobOf(title, [], description), candidate, pool),
  );

  it('comes first who has done it, then who has done something near it', () => {
    expect(first?.fine).toBeGreaterThan(second?.fine ?? 0);
    expect(second?.fine).toBeGreaterThan(third?.fine ?? 0);
  });

  it('is shown who fits, and not who is of another trade', () => {
    expect(first?.score).toBeGreaterThanOrEqual(bandFloor.PARTIAL);
    expect(third?.score).toBeLessThan(bandFloor.PARTIAL);
  });
});

it('a score does not hang on who else is in a small pool', () => {
  const job = jobOf('Beekeeper', [], postings[0]?.description);
  const texts = postings.map(({ far }) => candidateOf(far));
  const beekeeper = candidateOf(postings[0]?.fits ?? '');
  const alone = match(job, beekeeper).score;
  for (const others of [texts.slice(0, 3), texts, [...texts, beekeeper, beekeeper]])
    expect(Math.abs(match(job, beekeeper, others).score - alone)).toBeLessThanOrEqual(2);
});
