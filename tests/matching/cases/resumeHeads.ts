/**
 * Heads of invented resumes, each with the first and last name in it. The first line of each gives the names, a dash
 * says that the resume has no name to offer; the other lines are the head. Add a case by adding lines.
 */

export interface ResumeHead {
  first: string | null;
  last: string | null;
  lines: string[];
}

const headsIn = (table: string): ResumeHead[] =>
  table
    .trim()
    .split(/\n\s*\n/)
    .map((part) => {
      const [names = '', ...lines] = part.split('\n');
      const [first = '', last = ''] = names.split('|').map((name) => name.trim());
      return first === '-' ? { first: null, last: null, lines } : { first, last, lines };
    });

/** Heads the rules were worked on with. */
export const workedHeads = headsIn(`
Lena | Brandauer
CURRICULUM VITAE
Dr. Lena Brandauer, PhD, PMP
lena@example.com | 617-555-0155 | Boston, MA

Marguerite | Oyelaran
Prof. Dr. Marguerite Oyelaran
Department of Physics, Kingsmere University
m.oyelaran@example.edu

Tobias | Wrenfield
Dipl.-Ing. Tobias Wrenfield
Maschinenbauingenieur
Tel. +49 30 5550 0143

Kathleen | Dunmore
Kathleen Dunmore, RN, BSN, CCRN
Cleveland, OH | kdunmore@example.com

Rashid | Bellamy
Rashid Bellamy MBA, CPA
Chicago, IL

Ingrid | Solvang
Ingrid Solvang RN BSN
Registered Nurse
Duluth, MN

Philip | Hargrove
Mr. Philip Hargrove
14 Mill Lane, Leeds

Sofía | Belmonte Ruiz
Lic. Sofía Belmonte Ruiz
Contadora pública
Guadalajara, Jalisco

Ramiro | Quesada
Ing. Ramiro Quesada
Ingeniero civil | Bogotá, Colombia

Nuria | Casals
Dña. Nuria Casals
Calle Aragón 12, 08015 Barcelona

Amara J. | Okonkwo-Reyes
OKONKWO-REYES, Amara J.
amara.or@example.com | 713-555-0101 | Houston, TX

Peter | Lindqvist
Lindqvist, Peter
Stockholm, Sweden | peter.lindqvist@example.se

Daniel R. | Fairbanks
Fairbanks, Daniel R., PE
Civil Engineer
Denver, CO

María | Gutiérrez Peña
GUTIÉRREZ PEÑA, María
Administrativa
Valencia, España

Jan | Van Houten
VAN HOUTEN, Jan
Logistics Planner

Suharto |
Suharto
suharto@example.id | +62 21 5550 0143 | Jakarta, Indonesia

Madhavi |
MADHAVI
madhavi.cook@example.in
Chef de partie, Kochi

Thiru |
Name: Thiru
Mobile: +91 44 5550 0134

Иван Сергеевич | Орехов
Резюме
Орехов Иван Сергеевич
Москва | orehov@example.ru

Олена | Коваленко
Олена Коваленко
Менеджерка з продажу
Київ, Україна

Сергей Петрович | Козырев
Сергей Петрович Козырев
Инженер-конструктор

Марина | Ласточкина
Марина Ласточкина
бухгалтер
marina@example.ru

Анна | Журавлёва
Журавлёва Анна
Санкт-Петербург

محمد | الأحمد
السيرة الذاتية
محمد الأحمد
القاهرة، مصر

ليلى | حداد
الاسم: ليلى حداد
الهاتف: +961 1 555 014

عبد الرحمن | القاسم
عبد الرحمن القاسم
مهندس برمجيات

राजेश | शर्मा
राजेश शर्मा
मोबाइल: +91 98765 43210

सुनीता | वर्मा
नाम: सुनीता वर्मा
पता: जयपुर, राजस्थान

小明 | 王
王小明
软件工程师
电话：138 0013 8000

伟 | 陈
个人简历
陈 伟
上海

娜娜 | 欧阳
姓名：欧阳娜娜
手机：139 0000 0000

太郎 | 山田
履歴書
氏名 山田 太郎
東京都新宿区

さくら | 田中
田中 さくら
システムエンジニア

マイケル | ジョンソン
マイケル・ジョンソン
英語教師、大阪

민수 | 김
이력서
김민수
서울특별시 강남구

지은 | 박
성명: 박지은
휴대폰: 010-5555-0143

민 | 남궁
남궁 민
부산

Zoltán | Nagy
Önéletrajz
Nagy Zoltán
Budapest, Magyarország

Eszter | Kovács
Kovács Eszter
Könyvelő
Szeged, Hungary

Gábor | Tóth
TÓTH GÁBOR
+36 1 555 0143

Pieter | van der Laan
Pieter van der Laan
Rotterdam, Netherlands

Lucía | de la Torre
Lucía de la Torre
Enfermera
Sevilla, España

Yusuf | bin Hamdan
Yusuf bin Hamdan
Electrical Technician
Kuala Lumpur, Malaysia

Noor | al-Basri
Noor al-Basri
Pharmacist

Juliana | dos Santos
Juliana dos Santos
São Paulo, Brazil

Ludwig | von Reichenau
Ludwig von Reichenau
Controller, Wien

Marco | Di Stefano
Marco Di Stefano
Milano, Italia

Luis | de la Cruz
LUIS DE LA CRUZ
Carpintero
San Antonio, TX

Carmen | Ibáñez Robles
Carmen Ibáñez Robles
Auxiliar de enfermería
Murcia, España

José Antonio | Lucena Prieto
José Antonio Lucena Prieto
joseantonio@example.es

Seán | O'Driscoll
Seán O'Driscoll
Cork, Ireland

Fiona | McAllister
FIONA McALLISTER
Glasgow, Scotland

Aidan | O'Rourke
AIDAN O'ROURKE
Dublin | aidan.orourke@example.ie

Bridget | McKenna
BRIDGET MCKENNA
Belfast

Anne-Sophie | Lefèvre
Anne-Sophie LEFÈVRE
Lyon, France

Wei | Li
Wei LI
Process Engineer
weili@example.com

Thibault | Marchand
MARCHAND Thibault
Data analyst
Nantes

Mira | Solberg
M I R A   S O L B E R G
H O T E L   M A N A G E R
mira.solberg@example.com

Mira | Solberg
MIRASOLBERG
HOTELMAN AGER
mira.solberg@example.com | +1 512 555 0142 | Austin, TX

Mira | Solberg
MIRA   SOLBERG
HOTEL MANAGER
Austin, TX

Etta | Morrow
FUNCTIONAL RESUME SAMPLE
Etta Morrow
etta.morrow@example.com | 512-555-0188 | Round Rock, TX

Dorian | Ashworth
RESUME OF DORIAN ASHWORTH
Warehouse Supervisor
Memphis, TN

Celeste | Varga
Celeste Varga - Resume 2025
celeste.varga@example.com

Noemí | Castaño
CURRÍCULUM VÍTAE DE NOEMÍ CASTAÑO
Málaga

Hollis | Grant
Application for the post of Site Manager
Hollis Grant
Bristol | hollis.grant@example.co.uk

Tamsin | Frost
Tamsin Frost   Hotel Manager
Exeter | 01632 960 143

Beatriz | Amaral
Beatriz Amaral | UX Designer | Lisbon

Grady | Holloway
Grady Holloway - Diesel Mechanic
Amarillo, TX

Priya | Natarajan
Senior Backend Engineer
Priya Natarajan
Pune, India

Ravi | Menon
Ravi Menon (he/him)
Product Manager

Ulrike | Stein
Name: Ulrike Stein
Date of birth: 4 May 1988

Esteban | Fierro
Nombre: Esteban Fierro
Teléfono: 612 345 678

Rosa | Delgado Vera
Nombre y apellidos: Rosa Delgado Vera
DNI: 00000000T

Milena | Hartwig
Curriculum Vitae
PERSONAL INFORMATION Milena Hartwig
Rua das Flores 12, 4050-262 Porto (Portugal)
milena.hartwig@example.com

Joana | Pestana
INFORMACIÓN PERSONAL   Joana Pestana
Lugo (España)

Agnes | Thorne
PERSONAL INFORMATION
First name: Agnes
Last name: Thorne
Phone: (206) 555-0143

Iker | Mendizábal Soto
DATOS PERSONALES
Apellidos: Mendizábal Soto
Nombre: Iker

Wanda | Pilgrim
Wanda Pilgrim   Page 1 of 2
Summary
Nurse with ten years of experience.

Odell | Framework
Odell Framework 312-555-0100 odell.framework@example.com
Chicago, IL

Marisol | Vega
Marisol Vega 220 Cedar Street, Tucson, AZ 85701

Baker | Hughes-Lane
Baker Hughes-Lane
baker.hughes-lane@example.com

Jonas | Weaver Jr.
Jonas Weaver Jr.
Farm Manager, Ames, IA

Tomas | Quill
Contact
www.linkedin.com/in/tomas-quill
(LinkedIn)
Top Skills
Warehouse Management
Lean Manufacturing
Inventory Control
Languages
English (Native or Bilingual)
Polish (Professional Working)
Certifications
Lean Six Sigma Green Belt
OSHA 30-Hour General Industry
Tomas Quill
Operations Manager at Northgate Freight
Columbus, Ohio, United States

Leopold | Ames
leopold ames
leopold.ames@example.com

Oksana | Melnyk
OKSANA
MELNYK
Interior Designer
oksana.melnyk@example.com

- |
Objective
To obtain a position where I can grow
Work 2010-2015, 2016-2019

- |
CONFIDENTIAL
Page 1 of 3
Summary

- |
Northgate Freight LLC
Warehouse Operations
Columbus, Ohio

- |
Hotel Manager
Austin, TX

- |
Skills
Microsoft Office, Google Analytics
Word, Excel

- |
Xq#7 ?Lm@ 0O
�� ��� ��

- |
Rhypt Vkbfh
Lsljaypjphu
rhypt.vkbfh@lehtwsl.jvt

- |
APPLICATION FOR EMPLOYMENT
Full name
E-mail
Phone
`);

/** Heads nothing was tuned on. */
export const heldOutHeads = headsIn(`
Hedwig | Lorimer
Dr. med. Hedwig Lorimer
Fachärztin für Innere Medizin

Terrence | Abara
Terrence Abara, Ph.D., P.E.
Houston, TX

Glenda | Pruitt
Glenda Pruitt, LCSW
Licensed Clinical Social Worker

Álvaro | Montes Gil
D. Álvaro Montes Gil
Arquitecto técnico

Miriam | Castleton
Ms Miriam Castleton BA (Hons)
York

Stanley K. | Obuya
OBUYA, Stanley K.
Nairobi, Kenya

Helena | Brandt
Brandt, Helena
helena.brandt@example.com

Rocío | Medina Salas
Medina Salas, Rocío
Granada

Suryani |
SURYANI
Surabaya, Indonesia | suryani@example.id

Екатерина Павловна | Седова
Седова Екатерина Павловна
дата рождения: 12 мая 1990

Дмитро | Шевченко
Дмитро Шевченко
Львів

Игорь | Белов
ФИО: Белов Игорь
Казань

فاطمة | الزهراء
فاطمة الزهراء
محاسبة، عمّان

अनीता | देसाई
अनीता देसाई
शिक्षिका, पुणे

丽 | 张
张丽
市场专员 | 北京

修 | 诸葛
姓名: 诸葛修

花子 | 佐藤
佐藤 花子
営業職

はなこ | すずき
すずき はなこ
事務

현우 | 이
이현우
백엔드 개발자

수진 | 최
이름: 최수진

Attila | Szabó
SZABÓ ATTILA
Debrecen, Magyarország

Katalin | Horváth
Név: Horváth Katalin
Pécs

Willem | de Groot
Willem de Groot
Utrecht

Camila | de los Ríos
CAMILA DE LOS RÍOS
Diseñadora gráfica

Abdullah | ibn Saif
Abdullah ibn Saif
Muscat, Oman

Fernanda | Quiroga Luna
Fernanda Quiroga Luna
Contadora | Rosario, Argentina

Maeve | O'Sullivan
MAEVE O’SULLIVAN
Galway

Callum | McIntyre
CALLUM MCINTYRE, CPA
Halifax, NS

Jean-Baptiste | Roux
Jean-Baptiste ROUX
Comptable, Lille

Ilse | Norgaard
I L S E   N O R G A A R D
P R O J E C T   M A N A G E R

Fabian | Ostrow
Curriculum Vitae – Fabian Ostrow
Vienna, Austria

Lorna | Whitcombe
Lorna Whitcombe's Resume
lorna@example.com

Ximena | Barrios
HOJA DE VIDA
XIMENA BARRIOS
Medellín, Colombia

Conrad | Beale
Conrad Beale, Electrician
Perth, WA

Greta | Nyland
Greta Nyland • Frontend Developer • Oslo

Elliot | Marsh
Project Manager
Elliot Marsh
emarsh@example.com

Saskia | Vermeer
Full Name: Saskia Vermeer
Address: Ghent, Belgium

Tadeo | Luján
NOMBRE COMPLETO: TADEO LUJÁN
MONTERREY

Blanche | Corday
Surname: Corday
First name: Blanche

Alden | Pike
Page 1 of 2   Alden Pike
Experience

Rufus | Tennant
Rufus Tennant, 8 Harbour Row, Hull, 01632 960 118

- |
Professional Summary
Dedicated teacher seeking a post

- |
Cedar Hollow Hospital
Portland, OR

- |
January 2024
Employment Application
`);
