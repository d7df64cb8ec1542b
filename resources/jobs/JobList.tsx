import { Title } from 'react-admin';
export function JobList() {
  return <Title title="JobList" />;
}
