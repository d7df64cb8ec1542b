/** The accounts a person can try the product with; they exist only beside the demo data. */
export const demoPassword = 'hireday-demo';

export const demoAccounts = [
  { role: 'RECRUITER', label: 'Recruiter', email: 'recruiter@hireday.example', password: demoPassword },
  { role: 'EMPLOYER', label: 'Employer', email: 'employer@hireday.example', password: demoPassword },
  { role: 'CANDIDATE', label: 'Candidate', email: 'candidate@hireday.example', password: demoPassword },
] as const;
