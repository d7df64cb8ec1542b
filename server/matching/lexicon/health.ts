/** Health and care. */
import type { Trade } from './trade.ts';

export const health: Trade[] = [
  {
    id: 'nursing',
    name: 'nursing',
    near: 'caregiving, emergency, medical-office, physicians, health-management, allied-health',
    titles:
      'registered nurse|RN|RNs, nurse, staff nurse, charge nurse, er nurse, icu nurse, emergency room nurse, nurse practitioner|NP|FNP|family nurse practitioner, licensed practical nurse|LPN|LPNs, licensed vocational nurse|LVN|LVNs, nurse manager, nursing supervisor, director of nursing|DON, nurse educator, school nurse, travel nurse, clinical nurse specialist, clinical nurse, nurse case manager, operating room nurse, labor and delivery nurse, pediatric nurse, home health nurse, hospice nurse, nurse anesthetist|CRNA, midwife, nurse midwife, mds coordinator, nurse consultant, surgical clinical reviewer, critical care nurse, psychiatric nurse, oncology nurse, dialysis nurse, graduate nurse, student nurse, nurse clinician, clinical care coordinator, nursing',
    skills:
      'Registered nurse license|registered nurse|registered nurses|RN|RN license|nursing license|licensed registered nurse|compact license, LPN license|licensed practical nurse|licensed vocational nurse|LPN|LVN, Patient care|direct patient care|bedside care|bedside nursing, Emergency room|emergency department|ER|emergency nursing, Intensive care|intensive care unit|ICU|critical care|CCU, BLS certification|BLS|basic life support, ACLS certification|ACLS|advanced cardiac life support, PALS certification|PALS|pediatric advanced life support, CPR certification|CPR|cpr certified|cardiopulmonary resuscitation, Medication administration|administering medications|administer medications|medications, Patient assessment|patient assessments|nursing assessment, Wound care|dressing changes, IV therapy|intravenous|IV insertion|IVs, Electronic health records|electronic records|electronic charting|electronic medical records|EHR|EMR|=Epic|Cerner|Meditech, Care plans|care planning|nursing care plans, Patient education|patient teaching, Medical-surgical nursing|med surg|med-surg|medical surgical, Telemetry, Labor and delivery|obstetrics|OB/GYN, Pediatrics|pediatric care, Triage, Surgical nursing|operating room|OR nursing|perioperative, Hospice|palliative care, Infection control, Charting|nursing documentation, Oncology, Discharge planning, HIPAA',
    words:
      'patients, nursing, hospital, medications, vital signs, nurse, clinical, physicians, unit, care, acute, bedside, charting',
  },
  {
    id: 'physicians',
    name: 'medicine',
    near: 'nursing, allied-health, health-management, mental-health',
    titles:
      'physician, doctor, medical doctor, surgeon, resident physician, medical resident, family physician, pediatrician, psychiatrist, anesthesiologist, cardiologist, radiologist, physician assistant|PA-C, general practitioner, hospitalist, medical director, internist, dermatologist, obstetrician, veterinarian, medical officer, optometrist, chiropractor, podiatrist',
    skills:
      'Medical license|medical license|board certified|board certification, Diagnosis|diagnosing patients|differential diagnosis, Surgery|surgical procedures, Internal medicine|family medicine|primary care, DEA license|DEA license, Clinical medicine|clinical practice',
    words: 'patients, diagnosis, clinical, hospital, treatment, surgery, medical, residency',
  },
  {
    id: 'allied-health',
    name: 'therapy and medical technology',
    near: 'nursing, fitness, medical-lab, caregiving',
    titles:
      'physical therapist, physical therapist assistant, physical therapy technician, physical therapist technician, physical therapy aide, occupational therapist, occupational therapy assistant, speech language pathologist|SLP, speech therapist, respiratory therapist, radiologic technologist, x-ray technician, mri technologist, ct technologist, ultrasound technician, sonographer, surgical technologist, surgical technician, dietitian, nutritionist, massage therapist, athletic trainer, recreational therapist, audiologist, optician, cardiovascular technologist, exercise physiologist, rehabilitation aide, sterile processing technician, dialysis technician, anesthesia technician, ekg technician, polysomnographic technologist',
    skills:
      'Physical therapy|physiotherapy, Occupational therapy, Speech therapy|speech language pathology, Respiratory care|respiratory therapy|ventilators, Radiography|x-ray|imaging|MRI|CT scans|ultrasound, Rehabilitation|patient rehabilitation, Massage therapy, Nutrition counseling|nutrition counseling|nutrition|dietetics, Surgical instruments|sterile technique|sterilization, Therapeutic exercise|therapeutic exercises, ARRT certification|ARRT|registered radiologic technologist',
    words:
      'therapy, patients, rehabilitation, treatment, exercises, mobility, modalities, diagnostic, imaging',
  },
  {
    id: 'medical-lab',
    name: 'medical laboratory',
    near: 'science-lab, allied-health, nursing, pharmacy',
    titles:
      'medical technologist, medical laboratory technician, clinical laboratory scientist, phlebotomist, histotechnologist, pathologist assistant, medical lab technician, cytotechnologist, blood bank technologist, specimen processor, communicable disease specialist, epidemiologist',
    skills:
      'Phlebotomy|venipuncture|blood draws|drawing blood, Clinical laboratory|specimen collection|specimens, Hematology|urinalysis|blood bank, CLIA|ASCP certification|ASCP, Epidemiology|disease investigation|communicable diseases',
    words: 'specimens, blood, laboratory, tests, samples, hematology, disease, infection',
  },
  {
    id: 'pharmacy',
    name: 'pharmacy',
    near: 'medical-lab, nursing, retail, medical-office',
    titles:
      'pharmacist, pharmacy technician, pharmacy manager, clinical pharmacist, pharmacy intern, pharmacy assistant, certified pharmacy technician|CPhT',
    skills:
      'Pharmacy|dispensing medications|dispensing|filling prescriptions|prescriptions, Pharmacist license|pharmacist license|licensed pharmacist|pharmacy license, Compounding, PTCB certification|PTCB|certified pharmacy technician, Drug interactions|medication therapy management|pharmacology',
    words: 'pharmacy, prescriptions, medications, drugs, dispensing, pharmacist',
  },
  {
    id: 'dental',
    name: 'dentistry',
    near: 'medical-office, allied-health, physicians',
    titles:
      'dentist, dental assistant, dental hygienist, orthodontic assistant, dental receptionist, dental office manager, orthodontist, dental technician',
    skills:
      'Dental assisting|chairside assisting|dental, Dental hygiene|prophylaxis|teeth cleaning, Dental x-rays|dental radiography, Dentrix|Eaglesoft, Orthodontics, Dental hygienist license|RDH',
    words: 'dental, teeth, orthodontic, chairside, oral, patients, impressions',
  },
  {
    id: 'medical-office',
    name: 'medical office work',
    near: 'administration, nursing, health-management, insurance, caregiving',
    titles:
      'medical assistant, certified medical assistant|CMA, medical receptionist, medical secretary, medical office assistant, medical biller, medical coder, medical billing specialist, medical records clerk, patient access representative, patient registrar, patient service representative, patient care coordinator, unit secretary, unit clerk, health information technician, medical transcriptionist, scheduler medical, admitting specialist, emergency room admitting specialist, referral coordinator, patient coordinator, admitting clerk, operating room administrative coordinator, medical administrative assistant, billing coder, clinic coordinator, surgery scheduler, electronic health record specialist, healthcare instructional assistant, medical scribe, ward clerk',
    skills:
      'Medical billing|medical claims|insurance billing, Medical coding|ICD-10|ICD-9|CPT coding|CPT codes|CPC, Medical terminology, Patient scheduling|patient registration|patient intake|scheduling patients, Insurance verification|verifying insurance|prior authorization|authorizations, Vital signs|taking vitals|vitals, Medical records|patient records|health information management|health records, Medical assisting|certified medical assistant, EKG|electrocardiogram, Injections|administering injections',
    words:
      'patients, medical, physicians, appointments, insurance, clinic, records, billing, hospital, charts, copay',
  },
  {
    id: 'health-management',
    name: 'health care management',
    near: 'medical-office, nursing, general-management, physicians',
    titles:
      'healthcare administrator, health care administrator, hospital administrator, healthcare manager, healthcare consultant, healthcare consulting associate, practice administrator, clinical manager, clinic manager, medical office manager, business office manager, nursing home administrator, assisted living administrator, health services manager, healthcare specialist leader, health educator, public health specialist, public health advisor, wellness coordinator, quality improvement coordinator, clinical coordinator, clinical director, healthcare marketing specialist, healthcare, healthcare analyst, health systems manager, case management director, director of clinical services, medical practice manager, electronic health record optimization specialist, patient services manager',
    skills:
      'Health care management|healthcare management|healthcare administration|health care administration|hospital administration, Joint Commission|JCAHO|joint commission accreditation, Health care compliance|HIPAA compliance|healthcare compliance, Public health|health promotion|community health, Revenue cycle|revenue cycle management, Utilization review|utilization management, Clinical operations|clinical operations management, Medicare and Medicaid|CMS regulations|reimbursement, Quality improvement|performance improvement healthcare, Long-term care|assisted living|skilled nursing|skilled nursing facility',
    words:
      'healthcare, hospital, clinical, patients, medicare, health, providers, compliance, physicians, facility, residents, medical',
  },
  {
    id: 'mental-health',
    name: 'mental health',
    near: 'counseling, social-work, physicians, special-education',
    titles:
      'psychologist, therapist, mental health counselor, psychotherapist, licensed professional counselor|LPC, marriage and family therapist|LMFT|MFT, substance abuse counselor, addiction counselor, mental health technician, psychiatric technician, behavioral health specialist, behavioral health technician, clinical psychologist, school psychologist, clinical therapist, crisis counselor, mental health worker, qualified mental health professional',
    skills:
      'Mental health|behavioral health|mental health counseling, Psychotherapy|cognitive behavioral therapy|CBT|individual therapy|group therapy, Substance abuse counseling|substance abuse|addiction, Psychological assessment|psychological testing|psychology, Treatment planning|treatment plans, LPC license|LPC|LMFT|licensed professional counselor',
    words: 'therapy, mental, psychiatric, clients, behavioral, counseling, treatment, substance, crisis',
  },
  {
    id: 'emergency',
    name: 'emergency medical services',
    near: 'nursing, public-safety, medical-office, caregiving',
    titles:
      'paramedic, emergency medical technician|EMT, emt basic, ambulance driver, flight paramedic, emergency room technician, er technician, first responder, medic, emt paramedic',
    skills:
      'EMT certification|emergency medical technician|EMT|EMT-B|paramedic|NREMT, Emergency medical services|EMS|prehospital care, Trauma care|trauma, Ambulance operations|ambulance',
    words: 'ambulance, emergency, patients, trauma, ems, rescue, triage',
  },
  {
    id: 'caregiving',
    name: 'caregiving',
    near: 'nursing, childcare, medical-office, cleaning, emergency',
    titles:
      'certified nursing assistant|CNA|CNAs|nursing assistant|nurse aide|nurses aide, home health aide|HHA, caregiver, personal care aide|personal care assistant|PCA, personal health care assistant, patient care technician|PCT, patient care assistant, direct support professional|DSP, resident assistant senior care, hospice aide, orderly, companion, direct care worker, direct care staff, health aide, hospital aide, home care aide, medication aide, senior care, care assistant, care worker, patient transporter, support worker',
    skills:
      'Certified nursing assistant|nursing assistant certification|CNA|nursing assistant|state tested nursing assistant, Home health care|home health|home care|in-home care, Activities of daily living|ADL|ADLs|daily living, Elderly care|senior care|geriatric care|geriatrics, Personal care|personal hygiene|bathing, Dementia care|alzheimer|dementia, Patient transfers|lifting patients|transferring patients, Companionship|companion care, Developmental disabilities|direct support',
    words:
      'residents, patients, elderly, bathing, meals, feeding, hygiene, vitals, care, companionship, mobility, daily living',
  },
  {
    id: 'veterinary',
    name: 'animal care',
    near: 'agriculture, allied-health, retail',
    titles:
      'veterinary technician, veterinary assistant, vet tech, animal caretaker, dog groomer, pet groomer, kennel attendant, animal control officer, zookeeper, dog trainer, pet sitter, animal care specialist, veterinary receptionist, dog walker',
    skills:
      'Veterinary care|veterinary medicine|animal health, Animal care|animal handling|pet care, Grooming|dog grooming|pet grooming, Animal training|dog training',
    words: 'animals, pets, dogs, veterinary, kennel, cats, grooming, livestock',
  },
];
