import MentionIcon from '@mui/icons-material/AlternateEmailOutlined';
import PlanIcon from '@mui/icons-material/CreditCardOutlined';
import InterviewCancelledIcon from '@mui/icons-material/EventBusyOutlined';
import InterviewIcon from '@mui/icons-material/EventOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import InvitationIcon from '@mui/icons-material/ForwardToInboxOutlined';
import PicksIcon from '@mui/icons-material/GroupOutlined';
import OfferIcon from '@mui/icons-material/HandshakeOutlined';
import AnswersIcon from '@mui/icons-material/HourglassEmptyOutlined';
import RecruiterIcon from '@mui/icons-material/HowToRegOutlined';
import PersonIcon from '@mui/icons-material/PersonAddAltOutlined';
import PickedIcon from '@mui/icons-material/StarOutlineOutlined';
import WebhookIcon from '@mui/icons-material/SyncProblemOutlined';
import StrayMailIcon from '@mui/icons-material/UnsubscribeOutlined';
import ChangedIcon from '@mui/icons-material/UpdateOutlined';
import type { ReactNode } from 'react';
import type { NoticeKind } from '../../schemas/notice.ts';

/** The sign of each kind of notice. */
export const noticeIcons: Readonly<Record<NoticeKind, ReactNode>> = {
  APPLICANT: <PersonIcon fontSize="small" />,
  MESSAGE: <MessageIcon fontSize="small" />,
  STRAY_MAIL: <StrayMailIcon fontSize="small" />,
  INVITATION_ANSWERED: <InvitationIcon fontSize="small" />,
  INVITATION_REOPENED: <InvitationIcon fontSize="small" />,
  INVITATION_EXPIRED: <InvitationIcon fontSize="small" />,
  JOB_OFFER_ANSWERED: <OfferIcon fontSize="small" />,
  JOB_OFFER_EXPIRED: <OfferIcon fontSize="small" />,
  APPLICATION_WITHDRAWN: <ChangedIcon fontSize="small" />,
  INTERVIEW_BOOKED: <InterviewIcon fontSize="small" />,
  INTERVIEW_REFUSED: <InterviewCancelledIcon fontSize="small" />,
  MENTION: <MentionIcon fontSize="small" />,
  PICKS: <PicksIcon fontSize="small" />,
  ANSWERS_DUE: <AnswersIcon fontSize="small" />,
  PICKED: <PickedIcon fontSize="small" />,
  INVITED: <InvitationIcon fontSize="small" />,
  APPLICATION_CHANGED: <ChangedIcon fontSize="small" />,
  JOB_OFFER: <OfferIcon fontSize="small" />,
  INTERVIEW_PROPOSED: <InterviewIcon fontSize="small" />,
  INTERVIEW_CHANGED: <InterviewIcon fontSize="small" />,
  INTERVIEW_CANCELLED: <InterviewCancelledIcon fontSize="small" />,
  JOB_CLOSED: <ChangedIcon fontSize="small" />,
  JOB_ON_HOLD: <ChangedIcon fontSize="small" />,
  JOB_REOPENED: <ChangedIcon fontSize="small" />,
  RECRUITER_CHANGED: <RecruiterIcon fontSize="small" />,
  JOB_CLOSED_ITSELF: <ChangedIcon fontSize="small" />,
  INTERVIEW_AHEAD: <InterviewIcon fontSize="small" />,
  RECRUITER_WAITING: <RecruiterIcon fontSize="small" />,
  COLLEAGUE_JOINED: <RecruiterIcon fontSize="small" />,
  PEOPLE_END: <RecruiterIcon fontSize="small" />,
  ANSWERS_OVERDUE: <AnswersIcon fontSize="small" />,
  WEBHOOK_OFF: <WebhookIcon fontSize="small" />,
  PLAN_ENDS: <PlanIcon fontSize="small" />,
};
