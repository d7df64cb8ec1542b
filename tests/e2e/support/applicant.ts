/** Someone who looks for work, and their resume as a file. */

import type { DemoPerson } from '../../../server/demo/data/people.ts';
import { makeResumePdf, resumeFileName } from '../../../server/demo/resumePdf.ts';

/** An engineer whom the demo data's jobs for engineers fit, under a given e-mail address. */
export const applicant = (email: string): DemoPerson => ({
  email,
  registeredDaysAgo: 0,
  profile: {
    candidateFirstName: 'Nora',
    candidateLastName: 'Lindqvist',
    candidateCity: 'Austin',
    candidateState: 'TX',
  },
  phone: '(512) 555-0177',
  headline: 'Backend Engineer',
  summary: 'Backend engineer with eight years of experience in TypeScript, Node.js and PostgreSQL.',
  skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'REST APIs', 'Docker', 'Kubernetes', 'AWS', 'React'],
  positions: [
    {
      title: 'Backend Engineer',
      employer: 'Quarry Lane Software',
      place: 'Austin, TX',
      from: '2018-03',
      to: null,
      points: [
        'Built booking services in TypeScript and Node.js on PostgreSQL for 400 clinics.',
        'Moved twelve services to Kubernetes on AWS and kept the REST APIs stable.',
      ],
    },
  ],
  education: [
    { degree: 'Bachelor of Science in Computer Science', school: 'Gulf Plains University', year: 2017 },
  ],
});

/** The files a file input takes. */
interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** @param bytes how large the file is to be; without it as large as the resume is */
export async function resumeOf(person: DemoPerson, bytes = 0): Promise<ChosenFile> {
  const pdf = Buffer.from(await makeResumePdf(person));
  // Bytes after the end of a PDF are no part of it.
  const filler = Buffer.alloc(Math.max(0, bytes - pdf.length), '\n');
  return { name: resumeFileName(person), mimeType: 'application/pdf', buffer: Buffer.concat([pdf, filler]) };
}
