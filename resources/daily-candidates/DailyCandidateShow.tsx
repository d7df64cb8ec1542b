import { Title } from 'react-admin';
export function DailyCandidateShow() {
  return <Title title="DailyCandidateShow" />;
}
