import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const keys = {
  companyKeys: words`
    companyname company brandname brand vendorname vendor providername provider businessname business
    organizationname organisationname organization organisation firmname firm agency manufacturer
    supplier startup productname product toolname tool software platform service solution app name title
    displayname entity entityname item label option bank shop store restaurant hotel airline school
    university winner pick choice who
  `,
  expertKeys: words`
    expertname fullname personname name expert person displayname leader individual author researcher
    who
  `,
  siteKeys: words`
    domain companydomain domainname officialdomain website websiteurl officialwebsite companywebsite
    officialurl url companyurl homepage homepageurl site web webpage link href websites domains
  `,
  rankKeys: words`rank ranking position place pos number no nr order standing index num n`,
  descriptionKeys: words`
    description summary desc about overview blurb shortdescription details bio biography affiliation
    role
  `,
  rationaleKeys: words`
    rationale reason reasoning why justification explanation whyitsranked whyranked
  `,
  profileKeys: words`
    profileurl profile profilelink linkedin linkedinurl linkedinprofile website url homepage link
    personalwebsite
  `,
  imageKeys: words`
    imageurl image photo photourl avatar avatarurl picture headshot profileimage profileimageurl img
  `,
  sectorKeys: words`sector industry industrysector marketsector`,
  recordKeys: [
    ...words`
      company companyname name brand brandname vendor provider firm tool product expert expertname
      fullname
    `,
    ...phrases`organi[sz]ation`,
  ],
  leftOutKeys: [
    ...words`
      leftout ruledout defunct discontinued closed retired author publisher discarded disqualified eliminated omitted companiesexcluded companiestoavoid
      notconsidered notincluded links urls searchresults criteria methodology faq faqs questions
      relatedquestions suggestions notableclients keyfeatures pros cons strengths weaknesses tags keywords
      query prompt metadata meta usage thinking draft scratchpad schema parent parentcompany owner pricing
      industries services products specialties awards books disclaimer
    `,
    ...phrases`
      not(?!able|es?$)\w+
      (?:companies|vendors|brands|tools|providers|experts|those|ones)?to(?:avoid|skip)
      avoid\w*
      notrecommended\w*
      excluded\w*
      exclusions?
      rejected\w*
      blacklist\w*
      worst\w*
      warnings?
      sources?
      references?
      citations?
      followup\w*
      competitors?
      alternatives?
      similar\w*
      integrations?
      customers?
      clients?
      features?
      reasoning\w*
      thoughts?
      investors?
      partners?
      usecases?
      products?offered
      locations?
      publications?
      examples?
      notes?
      limitations?
    `,
  ],
  mentionKeys: [
    ...words`runnersup`,
    ...phrases`
      honou?rable\w*
      notable\w*
      alsoconsider\w*
      othermentions?
      runnerups?
      specialmentions?
      alsoworth\w*
      additional\w*
      others?
    `,
  ],
  listKeys: [
    ...words`
      companies list entries itemlistelement graph vendors providers brands firms tools options picks recommended experts people
      leaders data businesses organizations organisations members choices agencies platforms
    `,
    ...phrases`
      results?
      company_?list
      items?
      rankings?
      ranked\w*
      top\w*
      recommendations?
      answers?
    `,
  ],
  rankTitles: words`rank ranking place placing placement position standing`,
  siteTitles: words`site website web url domain homepage link`,
  nameTitles: [
    ...words`
      company companies brand vendor provider tool name firm platform software agency product service
      solution expert person bank hotel restaurant manufacturer supplier broker airline app startup
      retailer carrier insurer
    `,
    ...phrases`organi[sz]ation`,
  ],
  notNameTitles: [
    ...words`
      feature features criteria criterion aspect factor category metric attribute dimension question step
      term need scenario date year source sources function functionality
    `,
    ...phrases`
      use case
      best for
      if you need
    `,
    ...phrases`
    cit(?:y|ie)
    town
    countr(?:y|ie)
    region
    area
    location
    price
    score
    field
    point
    rating
    use
    phone
    address
  `,
  ],
} satisfies Vocabulary;
