import { Title } from 'react-admin';
export function DailyCandidateList() {
  return <Title title="DailyCandidateList" />;
}
