/** Every administrator of a company hears of each person who comes in: they read what the company knows of people. */
import type { Database } from '../../db/database.ts';
import type { Stop } from '../../mail/templates/compose.ts';
import { type ColleagueWay, colleagueJoined, recruiterWaiting } from '../../mail/templates/recruiterMails.ts';
import type { Services } from '../../services/services.ts';
import { notifyCompany } from '../notices/notify.ts';

interface Colleague {
  employerEmail: string;
  recruiterName: string;
  recruiterEmail: string;
  /** How they came in; WAITING while an administrator has still to approve them. */
  way: ColleagueWay | 'WAITING';
}

/** To be called in the transaction that lets the person in, before they are themselves among the administrators. */
export async function announceColleague(
  services: Pick<Services, 'clock' | 'sendMail' | 'env'>,
  tx: Database,
  { employerEmail, way, ...colleague }: Colleague,
): Promise<void> {
  const { employerName } = await tx
    .selectFrom('employers')
    .select('employerName')
    .where('employerEmail', '=', employerEmail)
    .executeTakeFirstOrThrow();
  const about = { ...colleague, employerName, appUrl: services.env.APP_URL };
  const letterOf = (stop: Stop) =>
    way === 'WAITING' ? recruiterWaiting({ ...about, stop }) : colleagueJoined({ ...about, way, stop });
  const kind = way === 'WAITING' ? 'RECRUITER_WAITING' : 'COLLEAGUE_JOINED';
  await notifyCompany(services, tx, employerEmail, kind, { what: 'mailRecruiters', letterOf });
}
