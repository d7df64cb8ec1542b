/** Names of health and care: certificates, machines, procedures, programs. */
export const healthNames: Record<string, string> = {
  nursing:
    'CCRN certification|CCRN, CEN certification|CEN|certified emergency nurse, TNCC certification|TNCC|trauma nursing core course, ENPC certification|ENPC, NRP certification|NRP|neonatal resuscitation, NIHSS certification|NIHSS|NIH stroke scale, PCCN certification|PCCN, CMSRN certification|CMSRN, OCN certification|OCN, CNOR certification|CNOR, NCLEX|NCLEX-RN, CRRT|continuous renal replacement therapy, ECMO, IABP|intra-aortic balloon pump|balloon pump, Arterial lines|arterial line|central lines|PICC lines|PICC line, Hemodynamic monitoring|Swan-Ganz, Ventilator management|ventilator care|ventilated patients|mechanical ventilation|managing ventilators, Vasoactive drips|vasopressors|vasoactive medications|titrating drips|drip titration, Rapid response|rapid response team|code blue, Sepsis protocols|sepsis bundle|sepsis, Stroke care|stroke alerts, Charge nurse experience|charge nurse|relief charge, Staff scheduling|nurse staffing|self-scheduling, Blood transfusions|blood transfusion|blood products, Foley catheters|catheterization|catheter care, Nasogastric tubes|tube feeding|enteral feeding, Tracheostomy care|trach care, Post-anesthesia care|PACU, NICU|neonatal intensive care, PICU|pediatric intensive care, Step-down unit|progressive care unit|PCU, Conscious sedation|procedural sedation, Pain management, Fall prevention, SBAR|bedside handoff|bedside report, Magnet hospital|Magnet designation, Medication reconciliation, Chemotherapy administration|chemotherapy, Peritoneal dialysis|hemodialysis|dialysis, Wound vac|negative pressure wound therapy, Case management nursing, Epic EHR|EpicCare, Nurse residency, Quality improvement projects, Cardiac monitoring|cardiac rhythms|rhythm interpretation|12-lead EKG, Open-heart recovery|cardiac surgery recovery|CVICU|post-operative hearts, Pyxis|Omnicell, Compact license|multistate license, Nurse practitioner license|nurse practitioner certification|AGACNP|FNP-C|FNP-BC, DNR and end-of-life care|end-of-life care, Trauma bay|level I trauma center|level II trauma center|trauma center',
  physicians:
    'USMLE, Board certification in internal medicine, Hospital medicine, Telemedicine|telehealth, Minor procedures|suturing, Point-of-care ultrasound|POCUS, Endoscopy|colonoscopy, Laparoscopic surgery, Physician assistant license|PA license, Anesthesia',
  'allied-health':
    'RRT certification|registered respiratory therapist, BiPAP|CPAP, Arterial blood gases|ABG, NBRC, Manual therapy, Gait training, Kinesio taping, PT license|physical therapist license|licensed physical therapist, OT license|occupational therapist license|OTR/L, SLP license|CCC-SLP, ARDMS certification|ARDMS|RDMS, Mammography, Fluoroscopy, CST certification|certified surgical technologist, Dysphagia, Splinting, Vestibular rehabilitation, Registered dietitian|RDN, PACS, Echocardiography|echocardiogram',
  'medical-lab':
    'MLS certification|MT certification|MLT certification, Phlebotomy certification|certified phlebotomist, Blood banking, Laboratory information system, Histology|cytology, Flow cytometry, Coagulation, Urinalysis testing, Point-of-care testing',
  pharmacy:
    'Sterile compounding|USP 797, PharmD, Immunization certification|immunizations, Prior authorizations for drugs, QS/1|PioneerRx|Rx30, Medication dispensing, Inventory of controlled substances|controlled substances, Pharmacy technician license|licensed pharmacy technician, Drug utilization review',
  dental:
    'Open Dental, Crown and bridge, Dental impressions, Sealants, Local anesthesia certification, DANB certification|DANB|certified dental assistant, Coronal polishing, Endodontics|periodontics',
  'medical-office':
    'athenahealth, eClinicalWorks, NextGen, Kareo, AdvancedMD, CPC certification|certified professional coder, RHIT certification|RHIT|RHIA, CMA certification for medical assistants|certified clinical medical assistant|CCMA, Claim denials|denial management, Charge entry|payment posting, HL7, ICD coding, Referral coordination, Medical transcription',
  'health-management':
    'Value-based care, HEDIS, Population health, Magnet accreditation, Care coordination, FACHE, Nurse staffing budgets, Patient experience|HCAHPS, Patient safety, LEAN health care, Infection prevention, Case mix',
  'mental-health':
    'DBT|dialectical behavior therapy, EMDR, PHQ-9|GAD-7, Crisis stabilization, Medication-assisted treatment, CADC certification|CADC|LADC|certified addiction counselor, Group therapy, Play therapy for children, Dual diagnosis, DSM-5, Milieu therapy, CPI certification|crisis prevention intervention',
  emergency:
    'Paramedic license|paramedic certification|licensed paramedic|NRP paramedic, PHTLS|ITLS, AMLS, EVOC, Intubation|advanced airway, 12-lead interpretation, Mass casualty incidents, Flight paramedic|FP-C, AEMT',
  caregiving:
    'Hoyer lift|mechanical lift, Home health aide certification|HHA certification|certified home health aide, Medication aide certification|certified medication aide|CMA medication, Catheter care for residents, Memory care, Range of motion exercises, Meal assistance, Respite care',
  veterinary:
    'CVT license|LVT|RVT|certified veterinary technician, Animal restraint, Anesthesia monitoring, Cornerstone software|AVImark, Vaccinating animals, Spay and neuter',
  fitness:
    'TRX, CrossFit|CF-L1, HIIT, Kettlebells|kettlebell, CSCS certification|CSCS, Corrective exercise, Sports nutrition, Mindbody, Functional training, Olympic lifting, Spin classes|indoor cycling, Barre, Yoga certification|RYT-200|RYT 200',
  sport:
    'Game planning, Scouting reports, Athlete development, Referee certification, Youth sports, Concussion protocol, NCAA compliance, Lifeguarding',
};
