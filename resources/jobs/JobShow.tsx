import { Title } from 'react-admin';
export function JobShow() {
  return <Title title="JobShow" />;
}
