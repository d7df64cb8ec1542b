/** The accounts a person can try the product with; they exist only beside the demo data. */
export const demoPassword = 'hireday-demo';

/** The candidate a visitor can sign in as: never left without something to decide. */
export const visitorEmail = 'candidate@hireday.example';

/** The recruiter a visitor can sign in as. */
export const visitingRecruiterEmail = 'recruiter@hireday.example';

export const demoAccounts = [
  { role: 'RECRUITER', label: 'Recruiter', email: visitingRecruiterEmail, password: demoPassword },
  { role: 'EMPLOYER', label: 'Employer', email: 'employer@hireday.example', password: demoPassword },
  { role: 'CANDIDATE', label: 'Candidate', email: visitorEmail, password: demoPassword },
] as const;
